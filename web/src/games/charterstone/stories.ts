// What the ways the story can go on are called.
import { wordOf } from "./titles.svelte";

export const choiceTitle = (name: string, told: string): string => wordOf(`choice.${name}.title`) ?? told;
