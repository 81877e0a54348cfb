// Reads messages as people write them: of games whose words are not in the page.
import { FluentResource } from "@fluent/bundle";

export const parse = (text: string): FluentResource => new FluentResource(text);
