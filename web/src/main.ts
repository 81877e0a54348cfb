import "./app/storage";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/tokens.css";
import "./app/base.css";
import { embedded } from "./app/router.svelte";
import { applyTheme } from "./app/settings.svelte";
import { setLanguage, t, usualLanguage } from "./i18n/index.svelte";

applyTheme();
// What is waited for here must not be waited for by the module itself: screens are made of parts of it.
async function show(): Promise<void> {
  const [Page] = await Promise.all([
    embedded ? import("./app/Embedded.svelte").then((found) => found.default) : App,
    setLanguage(usualLanguage()),
  ]);
  // The first number that is written takes the browser long: have that done while it waits for the server.
  setTimeout(() => t("games-wait", { count: 2 }));
  mount(Page, { target: document.getElementById("page")! });
}

void show();
