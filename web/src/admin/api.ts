// Requests that the server answers to administrators alone.
import { get, post } from "../api/client";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Overview = Schemas["OverviewOut"];
export type Report = Schemas["ReportOut"];
export type Person = Schemas["PersonOut"];
export type PersonWithTables = Schemas["PersonWithTables"];
export type AdminTable = Schemas["AdminTable"];
export type AuditEntry = Schemas["AuditEntry"];
export type What = "mute" | "suspend";

const before = (value: number | null, joint = "?"): string => (value === null ? "" : `${joint}before=${value}`);

export const admin = {
  claim: (token: string) => post<void>("/admin/claim", { token }),
  overview: () => get<Overview>("/admin/overview"),
  reports: (which: "open" | "closed", last: number | null = null) =>
    get<Schemas["ReportsOut"]>(`/admin/reports?which=${which}${before(last, "&")}`),
  closeReport: (report: number) => post<void>(`/admin/reports/${report}/close`),
  findPeople: (name: string) => get<Schemas["PeopleOut"]>(`/admin/people?name=${encodeURIComponent(name)}`),
  person: (person: string) => get<PersonWithTables>(`/admin/people/${person}`),
  restrict: (person: string, what: What, hours: number | null) =>
    post<void>(`/admin/people/${person}/${what}`, { hours }),
  tables: (last: number | null = null) => get<Schemas["AdminTables"]>(`/admin/tables${before(last)}`),
  endTable: (table: string) => post<void>(`/admin/tables/${table}/end`),
  hideTable: (table: string, hidden: boolean) => post<void>(`/admin/tables/${table}/hide`, { hidden }),
  audit: (last: number | null = null) => get<Schemas["AuditOut"]>(`/admin/audit${before(last)}`),
};
