import "./app/storage";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/tokens.css";
import "./app/base.css";
import { applyTheme } from "./app/settings.svelte";
import { setLanguage, usualLanguage } from "./i18n/index.svelte";

applyTheme();
await setLanguage(usualLanguage());
mount(App, { target: document.getElementById("page")! });
