import "./app/storage";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/tokens.css";
import "./app/base.css";
import { applyTheme } from "./app/settings.svelte";
import { setLanguage, t, usualLanguage } from "./i18n/index.svelte";

applyTheme();
await setLanguage(usualLanguage());
// The first number that is written takes the browser long: have that done while it waits for the server.
setTimeout(() => t("games-wait", { count: 2 }));
mount(App, { target: document.getElementById("page")! });
