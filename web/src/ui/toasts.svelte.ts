// Short messages that disappear by themselves.
import { Problem } from "../api/client";
import { find, list, t, type Args } from "../i18n/index.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "problem";
}

let next = 0;
export const toasts: { all: Toast[] } = $state({ all: [] });

export function showToast(text: string, kind: Toast["kind"] = "info"): void {
  const id = next++;
  toasts.all = [...toasts.all.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => dismissToast(id), kind === "problem" ? 7000 : 4000);
}

export function dismissToast(id: number): void {
  toasts.all = toasts.all.filter((toast) => toast.id !== id);
}

type KeySayer = (code: string, key: string) => string | undefined;
let sayKey: KeySayer = () => undefined;

/** How a game says what a refusal names by a key. */
export function sayKeysWith(say: KeySayer): void {
  sayKey = say;
}

/** Why something was refused, in the reader's language, or else in the server's own sentence. */
export function problemText(problem: { code: string; text?: string; message?: string; args?: object }): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(problem.args ?? {})) {
    args[name] = typeof value === "number" ? value : (sayKey(problem.code, String(value)) ?? plain(value));
  }
  const own = find(`refusal-${problem.code}`, args) ?? problem.text ?? problem.message ?? problem.code;
  return "entry" in args && own.includes("{$") ? t("refusal-in-record", args) : own;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (value !== null && typeof value === "object") {
    return list(
      Object.entries(value).map(
        ([what, count]) => find(`gems-${what}`, { count: Number(count) }) ?? `${count} ${what}`,
      ),
    );
  }
  return String(value);
}

/** Show why a file could not be brought here. */
export function showImportError(trouble: unknown): void {
  if (trouble instanceof Problem && trouble.code === "rules-retired") showToast(t("bring-retired"), "problem");
  else showError(trouble);
}

/** Show any error as a toast. */
export function showError(trouble: unknown): void {
  if (trouble instanceof Problem) showToast(problemText(trouble), "problem");
  else {
    console.error(trouble);
    showToast(t("trouble"), "problem");
  }
}
