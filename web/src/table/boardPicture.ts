// A picture of the board as it is on the screen, to save or to share. It is drawn from the board and nothing else, so it
// shows no hand and no secret.
const BOARD = `:is([data-lesson="moon"], [data-lesson="village"], [data-board]) > svg`;
/** How wide the picture is at least, in pixels. */
const WIDE = 1600;
const SVG = "http://www.w3.org/2000/svg";
/** What rules of the page may say about a drawing. */
const PROPERTIES = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-dasharray", "paint-order", "vector-effect", "opacity", "color", "stop-color"],
  ...["stop-opacity", "filter", "transform", "transform-origin", "transform-box", "display", "visibility"],
  ...["font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor", "dominant-baseline"],
  ...["text-transform", "mix-blend-mode", "clip-path", "mask", "color-scheme", "overflow"],
];

/** Write on each copied element how it looks in the page. What is not shown is left out. */
function keepLooks(from: SVGElement, to: SVGElement): void {
  const style = getComputedStyle(from);
  for (const name of PROPERTIES) to.style.setProperty(name, style.getPropertyValue(name));
  for (const name of ["animation", "transition"]) to.style.setProperty(name, "none");
  const copies = [...to.children];
  [...from.children].forEach((child, index) => {
    if (getComputedStyle(child).display === "none") copies[index]!.remove();
    else keepLooks(child as SVGElement, copies[index] as SVGElement);
  });
}

/** The rules and colours of the page, for symbols that the board takes from elsewhere in it. */
function rulesOfPage(board: SVGElement, copy: SVGElement): void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join("\n");
  const sheet = document.createElementNS(SVG, "style");
  sheet.textContent = rules;
  const style = getComputedStyle(board);
  for (const name of new Set(rules.match(/--[a-z0-9-]+/g))) copy.style.setProperty(name, style.getPropertyValue(name));
  const defs = document.createElementNS(SVG, "defs");
  const wanted = [...copy.querySelectorAll("use")];
  const known = new Set<string>();
  for (let used = wanted.pop(); used; used = wanted.pop()) {
    const id = used.getAttribute("href")?.slice(1) ?? "";
    const symbol = document.getElementById(id);
    if (!symbol || known.has(id) || copy.querySelector(`#${CSS.escape(id)}`)) continue;
    known.add(id);
    const taken = symbol.cloneNode(true) as Element;
    wanted.push(...taken.querySelectorAll("use"));
    defs.append(taken);
  }
  copy.prepend(sheet, defs);
}

/** The board as a PNG; null if no board is on the screen. */
export async function boardPicture(): Promise<Blob | null> {
  const board = document.querySelector<SVGSVGElement>(BOARD);
  return board && pictureOf(board);
}

/** A drawing on the screen as a PNG. */
export async function pictureOf(board: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = board.getBoundingClientRect();
  const copy = board.cloneNode(true) as SVGSVGElement;
  keepLooks(board, copy);
  rulesOfPage(board, copy);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const scale = Math.max(1, WIDE / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d")!;
  context.fillStyle = groundOf(board);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** The colour behind the board. */
function groundOf(board: Element): string {
  for (let element: Element | null = board; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== "transparent") return backgroundColor;
  }
  return "#fff";
}

/** Whether the system can be asked to pass pictures on. */
export function canShare(): boolean {
  const probe = new File([], "board.png", { type: "image/png" });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

export function save(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
