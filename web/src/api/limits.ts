// Written by `make types` from the API's description: how long, how many and how much requests may hold.
export const limits = {
  AnswerIn: {
    seat: { minimum: 0, maximum: 100 },
    request: { minimum: 0, maximum: 1000000000 },
  },
  AwayIn: {
    bot: { maxLength: 60 },
  },
  CampaignFileIn: {
    file: { maxLength: 4000000 },
  },
  CampaignIn: {
    game: { maxLength: 60 },
    name: { minLength: 1, maxLength: 60 },
    members: { minItems: 1, maxItems: 20 },
    edition: { maxLength: 200000 },
    substitute: { maxLength: 60 },
  },
  ChatIn: {
    text: { minLength: 1, maxLength: 500 },
  },
  ClaimIn: {
    token: { maxLength: 100 },
  },
  ClockIn: {
    seconds: { minimum: 0, maximum: 8640000 },
    increment: { minimum: 0, maximum: 86400 },
  },
  EditionIn: {
    text: { maxLength: 200000 },
  },
  ForkIn: {
    name: { minLength: 1, maxLength: 60 },
    number: { minimum: 1, maximum: 1000 },
  },
  GameIn: {
    number: { minimum: 1, maximum: 1000 },
  },
  GivenNameIn: {
    seat: { minimum: 0, maximum: 100 },
    what: { minLength: 1, maxLength: 40 },
    name: { minLength: 1, maxLength: 40 },
  },
  GuestIn: {
    name: { minLength: 1, maxLength: 60 },
  },
  HandOverIn: {
    bot: { maxLength: 60 },
  },
  HoursIn: {
    hours: { minimum: 0, maximum: 87840 },
  },
  MemberClaimIn: {
    name: { minLength: 1, maxLength: 60 },
    token: { maxLength: 100 },
  },
  MemberIn: {
    name: { minLength: 1, maxLength: 60 },
    bot: { maxLength: 60 },
    role: { maxLength: 60 },
  },
  MoveIn: {
    seat: { minimum: 0, maximum: 100 },
    position: { minimum: 0, maximum: 1000000000 },
  },
  MuteIn: {
    entry: { minimum: 0, maximum: 1000000000 },
  },
  NameIn: {
    role: { maxLength: 60 },
    what: { maxLength: 60 },
    name: { minLength: 1, maxLength: 40 },
  },
  RecoverIn: {
    token: { maxLength: 100 },
  },
  RelationIn: {
    seat: { minimum: 0, maximum: 100 },
    entry: { minimum: 0, maximum: 2147483648 },
  },
  ReportIn: {
    seat: { minimum: 0, maximum: 100 },
    entry: { minimum: 0, maximum: 2147483648 },
    text: { maxLength: 1000 },
  },
  RewindIn: {
    number: { minimum: 1, maximum: 1000 },
  },
  RoleIn: {
    role: { maxLength: 60 },
  },
  SeatIn: {
    name: { minLength: 1, maxLength: 60 },
    bot: { maxLength: 60 },
  },
  ShowIn: {
    page: { minimum: 0, maximum: 999 },
    before: { minimum: 0, maximum: 1000000000 },
  },
  SitIn: {
    name: { minLength: 1, maxLength: 60 },
  },
  TableIn: {
    game: { maxLength: 60 },
    seats: { minItems: 1, maxItems: 20 },
    preset: { maxLength: 60 },
    edition: { maxLength: 200000 },
    substitute: { maxLength: 60 },
  },
  TokenIn: {
    token: { maxLength: 100 },
  },
  UndoIn: {
    seat: { minimum: 0, maximum: 100 },
    position: { minimum: 0, maximum: 1000000000 },
    to: { minimum: 0, maximum: 1000000000 },
  },
  WhyNotIn: {
    seat: { minimum: 0, maximum: 100 },
  },
  SocketAnswer: {
    seat: { minimum: 0, maximum: 100 },
    request: { minimum: 0, maximum: 1000000000 },
  },
  SocketLook: {
    seat: { minimum: 0, maximum: 100 },
  },
  SocketMove: {
    seat: { minimum: 0, maximum: 100 },
    position: { minimum: 0, maximum: 1000000000 },
  },
  SocketName: {
    seat: { minimum: 0, maximum: 100 },
    what: { minLength: 1, maxLength: 40 },
    name: { minLength: 1, maxLength: 40 },
  },
  SocketSay: {
    text: { minLength: 1, maxLength: 500 },
  },
  SocketShow: {
    page: { minimum: 0, maximum: 999 },
    before: { minimum: 0, maximum: 1000000000 },
  },
  SocketUndo: {
    seat: { minimum: 0, maximum: 100 },
    position: { minimum: 0, maximum: 1000000000 },
    to: { minimum: 0, maximum: 1000000000 },
  },
} as const;
