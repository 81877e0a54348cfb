// What the ways the story can go on are called.
import { find } from "../../words/index.svelte";

export const choiceTitle = (name: string, told: string): string => find(`choice-${name}`) ?? told;
