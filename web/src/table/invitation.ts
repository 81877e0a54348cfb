// What an invitation says. The server says the same where a link is shared.
import { t } from "../i18n/index.svelte";

/** Who invites to what. */
export const invitationText = (host: string | null, what: string): string =>
  host === null ? t("invited-to", { what }) : t("invited-by", { host, what });
