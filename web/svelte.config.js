/** Every component is of the present Svelte: nothing of the older way is shipped. */
export default { compilerOptions: { runes: true } };
