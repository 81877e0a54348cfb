// Prints the golden decisions of a game as a browser's Python finds them: node in_browser.mjs PYODIDE SOURCES GAME
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, sources, game] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS('/moonstone', sources);
python.globals.set('game', game);
process.stdout.write(
    python.runPython(`
import sys
sys.path[:0] = ["/moonstone", "/moonstone/src", "/moonstone/tests/bots"]
import decisions
decisions.told(game)
`),
);
