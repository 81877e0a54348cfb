import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./shell/tokens.css";
import "./shell/base.css";
import { dress } from "./shell/settings.svelte";
import { setLanguage, usualLanguage } from "./i18n/index.svelte";

dress();
await setLanguage(usualLanguage());
mount(App, { target: document.getElementById("page")! });
