// Requests to the server, one function for each operation. A refusal throws a Problem with the server's code, sentence
// and arguments.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Me = Schemas["Me"];
export type Games = Schemas["Games"];
export type Table = Schemas["TableOut"];
export type Seat = Schemas["SeatOut"];
export type SeatRequest = Schemas["SeatIn"];
export type TableRequest = Schemas["TableIn"];
export type OpenedTable = Schemas["OpenedTable"];
export type Summary = Schemas["Summary"];
export type Tables = Schemas["Tables"];
export type Update = Schemas["Update"];
export type Entry = Schemas["EntryOut"];
export type Moment = Schemas["PlayedMoveOut"];
export type Clock = Schemas["ClockOut"];
export type Present = Schemas["Present"];
export type UndoRequest = Schemas["UndoRequestOut"];
export type Undo = Schemas["UndoOut"];
export type Result = Schemas["ResultOut"];
export type Edition = Schemas["EditionOut"];
export type Messages = Schemas["MessagesOut"];
export type Words = Schemas["WordsOut"];
export type Preview = Schemas["PreviewOut"];
export type Hint = Schemas["HintOut"];
export type Curve = Schemas["CurveOut"];
export type TurningPoint = Schemas["TurningPointOut"];
export type Campaign = Schemas["CampaignOut"];
export type CampaignSummary = Schemas["CampaignSummary"];
export type CampaignRequest = Schemas["CampaignIn"];
export type CampaignGame = Schemas["CampaignGame"];
export type Member = Schemas["MemberOut"];
export type MemberRequest = Schemas["MemberIn"];
export type CampaignWithLinks = Schemas["CampaignWithLinks"];
export type SocketReply = Schemas["SocketReply"];
export type SocketRequest = Schemas["SocketRequest"];

export type Device = Schemas["DeviceOut"];
export type Relation = Schemas["RelationOut"];
export type Marks = Schemas["MarksOut"];
export type Reason = Schemas["ReportIn"]["reason"];
/** Somebody at a table: the player in a seat, or the author of a message. */
export type Who = { seat: number } | { entry: number };

/** Plain JSON. What is in it is up to the game. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Plain = { [key: string]: Json };

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly args: Plain = {},
  ) {
    super(text);
  }
}

async function answer(path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, options);
  } catch {
    throw new Problem(0, "offline", "The server does not answer.");
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answer(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return read<T>(response);
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const data = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Problem(response.status, data?.code ?? "unreadable", data?.text ?? response.statusText, data?.args ?? {});
  }
  return data as T;
}

/** The newest answer with its ETag; null if nothing has changed since the given one. */
async function getIfChanged<T>(path: string, tag: string | null): Promise<{ found: T; tag: string | null } | null> {
  const response = await answer(path, { headers: tag === null ? {} : { "if-none-match": tag } });
  if (response.status === 304) return null;
  return { found: await read<T>(response), tag: response.headers.get("etag") };
}

export const get = <T>(path: string): Promise<T> => ask("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask("POST", path, body);
const seatPath = (table: string, seat: number): string => `/tables/${table}/seats/${seat}`;
const memberPath = (campaign: string, member: number): string => `/campaigns/${campaign}/members/${member}`;
const from = (seat: number | null): string => `?seat=${seat ?? -1}`;

export const api = {
  getSession: () => get<Schemas["Session"]>("/session"),
  createGuest: (name: string) => post<Me>("/guests", { name }),
  renameMe: (name: string) => ask<Me>("PATCH", "/me", { name }),
  createRecoveryLink: () => post<{ token: string }>("/me/recovery"),
  recover: (token: string) => post<Me>("/recover", { token }),

  listSessions: () => get<{ sessions: Device[] }>("/me/sessions"),
  endSession: (handle: string) => ask<void>("DELETE", `/me/sessions/${handle}`),
  deleteMe: () => ask<void>("DELETE", "/me"),

  listRelations: () => get<{ people: Relation[] }>("/me/relations"),
  liftRelation: (handle: string) => ask<void>("DELETE", `/me/relations/${handle}`),
  getMarks: (table: string) => get<Marks>(`/tables/${table}/relations`),
  setRelation: (table: string, who: Who, kind: "none" | "muted" | "blocked") =>
    post<void>(`/tables/${table}/relations`, { ...who, kind }),
  report: (table: string, who: Who, reason: Reason, text: string) =>
    post<void>(`/tables/${table}/reports`, { ...who, reason, text }),
  muteAtTable: (table: string, entry: number, muted: boolean) =>
    post<unknown>(`/tables/${table}/mute`, { entry, muted }),

  listGames: () => get<Games>("/games"),
  getGameMessages: (game: string, language: string) => get<Messages>(`/games/${game}/messages?language=${language}`),
  getTableEdition: (table: string) => get<Edition>(`/tables/${table}/edition`),
  getEdition: (where: string) => get<Edition>(`/${where}/edition`),
  getGameOf: (where: string) => get<{ game: string }>(`/${where}`),
  /** What things are called at a table (`tables/ID`) or in a campaign (`campaigns/ID`). */
  getWords: (where: string, language: string) => get<Words>(`/${where}/words?language=${language}`),

  listTables: (which: "open" | "mine" | "playing" | "finished", before: number | null = null) =>
    get<Tables>(`/tables?which=${which}${before === null ? "" : `&before=${before}`}`),
  openTable: (request: Partial<TableRequest> & { game: string; seats: Partial<SeatRequest>[] }) =>
    post<OpenedTable>("/tables", request),
  getTable: (id: string) => get<Table>(`/tables/${id}`),
  takeSeat: (id: string, seat: number) => post<Table>(`${seatPath(id, seat)}/sit`),
  claimSeat: (id: string, token: string) => post<Table>(`/tables/${id}/claim`, { token }),
  arrangeSeat: (id: string, seat: number, request: Partial<SeatRequest>) =>
    ask<OpenedTable>("PUT", seatPath(id, seat), request),
  createSeatLink: (id: string, seat: number) => post<{ seat: number; token: string }>(`${seatPath(id, seat)}/link`),
  leaveSeat: (id: string, seat: number) => post<Table>(`${seatPath(id, seat)}/leave`),
  returnToSeat: (id: string, seat: number) => post<Table>(`${seatPath(id, seat)}/return`),
  startGame: (id: string) => post<Table>(`/tables/${id}/start`),
  openRematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  importRecord: (record: unknown) => post<Table>("/records", record),
  recordUrl: (id: string) => `/api/tables/${id}/record`,

  listCampaigns: (which: "mine" | "open") => get<{ campaigns: CampaignSummary[] }>(`/campaigns?which=${which}`),
  foundCampaign: (
    request: Partial<CampaignRequest> & { game: string; name: string; members: Partial<MemberRequest>[] },
  ) => post<CampaignWithLinks>("/campaigns", request),
  importCampaign: (file: string) => post<Campaign>("/campaigns/import", { file }),
  getCampaign: (id: string) => get<Campaign>(`/campaigns/${id}`),
  getCampaignIfChanged: (id: string, tag: string | null) => getIfChanged<Campaign>(`/campaigns/${id}`, tag),
  /** The present edition, or the edition as it was when a game began. */
  getCampaignEdition: (id: string, game: number | null = null) =>
    get<Edition>(`/campaigns/${id}/edition${game === null ? "" : `?game=${game}`}`),
  addMember: (id: string, request: Partial<MemberRequest>) =>
    post<CampaignWithLinks>(`/campaigns/${id}/members`, request),
  arrangeMember: (id: string, member: number, request: Partial<MemberRequest>) =>
    ask<CampaignWithLinks>("PUT", memberPath(id, member), request),
  removeMember: (id: string, member: number) => ask<Campaign>("DELETE", memberPath(id, member)),
  takeMembership: (id: string, member: number, name: string | null) =>
    post<Campaign>(`${memberPath(id, member)}/sit`, { name }),
  claimMembership: (id: string, token: string) => post<Campaign>(`/campaigns/${id}/claim`, { token }),
  giveUpMembership: (id: string, member: number) => post<Campaign>(`${memberPath(id, member)}/leave`),
  chooseRole: (id: string, member: number, role: string) => post<Campaign>(`${memberPath(id, member)}/role`, { role }),
  stepAway: (id: string, member: number) => post<Campaign>(`${memberPath(id, member)}/away`),
  returnToCampaign: (id: string, member: number) => post<Campaign>(`${memberPath(id, member)}/back`),
  giveName: (id: string, role: string, what: string, name: string) =>
    post<Campaign>(`/campaigns/${id}/names`, { role, what, name }),
  beginGame: (id: string, number: number) => post<Campaign>(`/campaigns/${id}/games`, { number }),
  rewind: (id: string, number: number) => post<Campaign>(`/campaigns/${id}/rewind`, { number }),
  fork: (id: string, name: string, number: number | null) => post<Campaign>(`/campaigns/${id}/fork`, { name, number }),
  campaignUrl: (id: string) => `/api/campaigns/${id}/file`,

  getPosition: (id: string, position: number, seat: number | null) =>
    get<Moment>(`/tables/${id}/at/${position}${from(seat)}`),
  /** What was said before the entry of that number, the newest of it. */
  getChat: (id: string, before: number) => get<Schemas["ChatOut"]>(`/tables/${id}/chat?before=${before}`),
  /** As the host: keep the person who wrote a message from writing, or let them write again. */
  preview: (id: string, seat: number | null) => get<Preview>(`/tables/${id}/preview${from(seat)}`),
  hint: (id: string, seat: number) => get<Hint>(`/tables/${id}/hint?seat=${seat}`),
  winProbabilityCurve: (id: string) => get<Curve>(`/tables/${id}/curve`),
  turningPoints: (id: string, seat: number) =>
    get<Schemas["TurningPointsOut"]>(`/tables/${id}/turning-points?seat=${seat}`),
  whyNot: (id: string, seat: number, move: Plain) =>
    post<{ problem: { code: string; text: string; args: Plain } | null }>(`/tables/${id}/why-not`, { seat, move }),
};
