import "./app/storage";
import { mount } from "svelte";
import App from "./app/App.svelte";
import Embedded from "./app/Embedded.svelte";
import "./app/tokens.css";
import "./app/base.css";
import { embedded } from "./app/router.svelte";
import { applyTheme } from "./app/settings.svelte";
import { setLanguage, t, usualLanguage } from "./i18n/index.svelte";

applyTheme();
await setLanguage(usualLanguage());
// The first number that is written takes the browser long: have that done while it waits for the server.
setTimeout(() => t("games-wait", { count: 2 }));
mount(embedded ? Embedded : App, { target: document.getElementById("page")! });
