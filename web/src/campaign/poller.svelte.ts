// A campaign, polled every few seconds. With its ETag that costs next to nothing while nothing changes.
import { api, Problem, type Campaign, type Plain, type CampaignWithLinks, type Table } from "../api/client";
import { ensureUser } from "../app/user.svelte";
import { reuseUnchanged } from "../table/reuseUnchanged";
import { showError } from "../ui/toasts.svelte";

const OFTEN = 2500;
/** Stored under this name since members were called places: an open tab may hold the only copy of a link. */
const LINKS = "moonstone-places-";

export class CampaignPoller {
  /** "refused": the server does not let us see it, and says why. */
  status = $state<"opening" | "open" | "lost" | "refused">("opening");
  refusal = $state.raw<Problem | null>(null);
  campaign = $state.raw<Campaign | null>(null);
  /** The assets of the present village. */
  assets = $state.raw<Plain | null>(null);
  /** The table of the game in progress. */
  table = $state.raw<Table | null>(null);
  /** By member: the tokens of links made in this window. */
  links = $state.raw<Record<string, string>>({});
  /** Whether one of our requests is on its way. */
  busy = $state(false);

  #tag: string | null = null;
  #drawn = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #past = new Map<string, Promise<Plain>>();

  constructor(readonly id: string) {
    this.links = JSON.parse(sessionStorage.getItem(LINKS + id) ?? "{}");
    document.addEventListener("visibilitychange", this.#seen);
    void this.#ask();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  /** Make a request about the campaign. False if it was refused; the user is told why. */
  async do(action: () => Promise<Campaign | CampaignWithLinks>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await ensureUser();
      const answer = await action();
      if ("links" in answer) this.#keep(answer.links);
      await this.#take("links" in answer ? answer.campaign : answer);
      return true;
    } catch (trouble) {
      showError(trouble);
      return false;
    } finally {
      this.busy = false;
      void this.#ask();
    }
  }

  /** The assets of the village after so many games. */
  after(games: number): Promise<Plain> {
    const { campaign } = this;
    const next = campaign!.games[games];
    if (!next) return Promise.resolve(this.assets!);
    const key = `${games} ${next.table}`;
    let found = this.#past.get(key);
    if (!found) {
      found = api.getCampaignEdition(this.id, games + 1).then(({ assets }) => assets as Plain);
      found.catch(() => this.#past.delete(key));
      this.#past.set(key, found);
    }
    return found;
  }

  #seen = (): void => {
    if (!document.hidden) void this.#ask();
  };

  #keep(links: Record<string, string>): void {
    this.links = { ...this.links, ...links };
    sessionStorage.setItem(LINKS + this.id, JSON.stringify(this.links));
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const news = await api.getCampaignIfChanged(this.id, this.#tag);
      if (news && !this.busy) {
        this.#tag = news.tag;
        await this.#take(news.found);
      }
      const running = this.campaign?.table;
      this.table = running ? reuseUnchanged(this.table, await api.getTable(running)) : null;
      this.status = "open";
    } catch (trouble) {
      const refused = trouble instanceof Problem && trouble.status >= 400 && trouble.status < 500;
      if (refused) this.refusal = trouble;
      this.status = refused ? "refused" : "lost";
    }
    clearTimeout(this.#timer);
    if (!this.#ended && this.status !== "refused") this.#timer = setTimeout(() => void this.#ask(), OFTEN);
  }

  /** Takes in the campaign's new state, and fetches the village if it has changed. */
  async #take(campaign: Campaign): Promise<void> {
    if (this.campaign && campaign.seq < this.campaign.seq) return;
    if (campaign.fingerprint !== this.#drawn) {
      const { assets, fingerprint } = await api.getCampaignEdition(this.id);
      this.assets = reuseUnchanged(this.assets, assets as Plain);
      this.#drawn = fingerprint;
    }
    this.campaign = reuseUnchanged(this.campaign, campaign);
  }
}

/** Keep the tokens of a new campaign's links, which its home shows. */
export function keepLinks(id: string, links: Record<string, string>): void {
  if (Object.keys(links).length) sessionStorage.setItem(LINKS + id, JSON.stringify(links));
}
