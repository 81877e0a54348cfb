import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./shell/tokens.css";
import "./shell/base.css";
import { dress } from "./shell/settings.svelte";
import { speak, usualLanguage } from "./words/index.svelte";

dress();
await speak(usualLanguage());
mount(App, { target: document.getElementById("page")! });
