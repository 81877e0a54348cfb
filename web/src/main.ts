import "./app/storage";
import { mount } from "svelte";
import App from "./app/App.svelte";
import Embedded from "./app/Embedded.svelte";
import "./app/tokens.css";
import "./app/base.css";
import { embedded } from "./app/router.svelte";
import { applyTheme } from "./app/settings.svelte";
import { setLanguage, usualLanguage } from "./i18n/index.svelte";

applyTheme();
await setLanguage(usualLanguage());
mount(embedded ? Embedded : App, { target: document.getElementById("page")! });
