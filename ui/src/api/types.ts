/**
 * What the server speaks, in one place. Written by hand from the contract; everything else in the page takes its types
 * from here, so that they can be generated from the OpenAPI document one day.
 */

export interface Fault {
  code: string;
  place: string;
  value: string;
  message: string;
  next_step: string;
}

export interface ProblemBody {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  place?: string;
  value?: string;
  next_step?: string;
  request_id?: string;
  errors?: Fault[];
}

export interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

export interface Session {
  person: string;
  version: string;
  projects: string[];
  token?: string;
}

export interface ProjectSummary {
  name: string;
  analyst: string | null;
  state: 'ready' | 'opening' | 'failed';
  fault: Fault | null;
}

export interface Project {
  name: string;
  analyst: string;
  state: 'ready' | 'opening' | 'failed';
  knowledge_version: string | number | null;
  troubles: Fault[];
  warnings: string[];
  models?: string[];
}

export interface Suggestion {
  question: string;
  why?: string | null;
}

/** A number that a double cannot hold exactly comes as its digits; see json.ts. */
export type Cell = string | number | boolean | null;
export type Row = Cell[];

export interface Column {
  name: string;
  type: string;
  unit: string | null;
}

export type ChartKind = 'line' | 'bar' | 'grouped_bar' | 'stacked_share' | 'pie' | 'scatter' | 'histogram';

export interface Axis {
  column: number;
  name: string;
  unit: string | null;
}

export interface Chart {
  kind: ChartKind;
  x: Axis;
  y: Axis[];
  series: Axis | null;
  /** Each year of x is a line of its own over the same months. */
  by_year?: boolean;
  /** Rows whose period the data do not cover fully. */
  incomplete?: number[];
}

export interface Origin {
  kind: string;
  name: string;
}

export interface Because {
  claim: string;
  origin: Origin;
  parts: Because[];
}

/** Somebody's words, and where they stand. */
export interface Citation {
  kind: string;
  name: string;
  place: string | null;
  quote: string;
}

/** What people wrote about the same thing at the same time as a notable fact; never a cause. */
export interface Why {
  words: string;
  period: string;
  citation: Citation;
}

export interface Provenance {
  metric_used: string | null;
  tables_accessed: string[];
  filters_applied: { words: string; sql: string }[];
  time_range: string | null;
  data_freshness: string | null;
  knowledge_applied: string[];
  learnings_applied: string[];
  caveats: string[];
  schema_fingerprint: string | null;
  knowledge_version: string | null;
  row_hash: string | null;
  tree: Because[];
}

export interface Doubt {
  kind: string;
  claim: string;
  evidence: string;
}

export interface AttemptTold {
  sql: string;
  verdict: string;
  sqlstate: string | null;
  error: string | null;
  diagnosis: string[];
}

export interface LearningSaved {
  number: number;
  title: string;
  description: string;
  status: string;
  confidence?: number;
}

export interface Thought {
  kind: string;
  title: string;
  thought: string;
  action: string;
  result: string;
  confidence: number;
  next_action: string;
}

export type Status = 'answered' | 'asked_back' | 'unsure' | 'declined' | 'failed' | 'cancelled' | 'noted';

/** A reading that ran and can be chosen. */
export interface Choice {
  words: string;
  /** The first sentence of its answer; null when nothing came of it. */
  figure: string | null;
}

export interface Answer {
  id: string;
  question: string;
  /** What the question means in its conversation, when that is more than its words. */
  read_as: string | null;
  status: Status;
  insight: string;
  sql: string | null;
  columns: Column[];
  rows: Row[];
  row_count: number;
  truncated: boolean;
  explanation: string;
  chart: Chart | null;
  /** Absent in answers that were kept before there were any. */
  citations?: Citation[];
  why?: Why[];
  choices: (Choice | string)[];
  provenance: Provenance;
  doubts: Doubt[];
  assumptions: string[];
  confidence: { score: number; reasons: string[] };
  follow_ups: string[];
  incidents: string[];
  analyst: string;
  verified: boolean;
  attempts: AttemptTold[];
  learnings_saved: LearningSaved[];
  thoughts: Thought[];
  offers: { name: string; question: string }[];
  memory: number[];
  tokens: { in: number; out: number };
  cost: number | string | null;
  millis: { total: number; context: number; analyst: number; database: number };
}

export interface DocumentSummary {
  path: string;
  title: string;
  characters: number;
  passages: number;
}

export interface DocumentPassage {
  title: string;
  headings: string[];
  /** Where it stands, for people. */
  place: string;
  text: string;
}

export interface DocumentsFound {
  passages: DocumentPassage[];
  notes: string[];
}

/** One entry of the memory of whoever asks for it. */
export interface Remembered {
  number: number;
  kind: string;
  value: string;
  words: string;
  origin: 'told' | 'noticed';
  at: string;
  where: string;
}

export interface Feedback {
  verdict: 'right' | 'wrong';
  reason: string | null;
  person: string;
  at: string;
}

export interface Kept {
  answer: Answer | null;
  asked_at: string;
  conversation: string | null;
  person: string;
  running: boolean;
  question?: string;
  feedback: Feedback[];
}

export interface AnswerSummary {
  id: string;
  question: string;
  read_as: string | null;
  after: string | null;
  status: Status | null;
  insight: string | null;
  asked_at: string;
  conversation: string | null;
  analyst: string;
  running?: boolean;
}

export interface Conversation {
  id: string;
  title: string;
  created_at: string;
  changed_at: string;
  questions: number;
}

export interface ConversationWhole extends Conversation {
  answers: AnswerSummary[];
}

export interface AskWish {
  question: string;
  conversation?: string;
  /** The answer that it follows up on. */
  after?: string;
  reply_to?: string;
  choice?: number;
  model?: string;
}

export interface KnowledgeItem {
  kind: string;
  name: string;
  status: string;
  reason: string;
  set_aside: string[];
  origin: string;
  version: number;
  changed_by: string;
  changed_at: string;
  file: string;
}

export interface KnowledgeWhole extends KnowledgeItem {
  /** The item as its file has it: JSON, or SQL with tags for a query pattern. */
  text: string;
}

export interface Revision {
  version: number;
  at: string;
  author: string;
  act: string;
  status: string;
  reason: string;
  text?: string;
  difference?: string;
}

export interface History {
  history: Revision[];
}

export interface SchemaColumn {
  name: string;
  type: string;
  nullable: boolean;
  comment: string | null;
  key?: string | null;
  sensitive: boolean;
}

export interface ForeignKey {
  columns: string[];
  table: string;
  schema: string;
  target_columns: string[];
}

export interface SchemaTable {
  name: string;
  schema?: string;
  kind?: string;
  comment?: string | null;
  rows_estimate?: number | null;
  columns: SchemaColumn[];
  foreign_keys: ForeignKey[];
}

export interface Evidence {
  at: string;
  kind: string;
  by: string;
  about: string;
  text: string;
}

export type LearningStatus = 'proposed' | 'active' | 'quarantined' | 'retired' | 'rejected';

export interface Learning {
  number: number;
  version: number;
  title: string;
  description: string;
  category: string;
  rule?: Record<string, unknown>;
  applies_to_tables: string[];
  original_error?: string;
  error_code?: string;
  mistake?: string;
  original_sql?: string;
  corrected_sql?: string;
  difference?: string;
  confidence_score: number;
  times_applied: number;
  times_helped?: number;
  times_failed?: number;
  golden_supported?: number;
  times_seen?: number;
  last_used?: string;
  status: LearningStatus;
  status_reason?: string;
  promoted_to?: string;
  scope: string;
  source: string;
  discovered_in_conversation?: string;
  discovered_by_user?: string;
  created_at: string;
  unified_difference?: string;
  evidence?: Evidence[];
  contradicts?: Learning[];
}

export interface AskedSide {
  id: string;
  status: string;
  insight: string;
  figure: string;
  sql: string;
  analyst: string;
}

export interface AskedAgain {
  question: string;
  before: AskedSide | null;
  after: AskedSide;
  changed: boolean;
  as_taught: boolean;
  sql_difference: string;
  outcome: string;
}

export interface Corrected {
  learnings: Learning[];
  explanation: string;
  asked_again: AskedAgain | null;
}

export interface Accepted extends Learning {
  asked_again: AskedAgain | null;
}

export interface Preview {
  confirmed: false;
  question: string;
  insight: string;
  figure: string;
  sql: string;
  stripped: boolean;
}

export interface Confirmed {
  pattern: string | null;
  golden: string | null;
}

export interface GoldenQuestion {
  id: string;
  question: string;
  paraphrases: string[];
  sql: string | null;
  alternatives: string[];
  compare: string;
  difficulty: string;
  tags: string[];
  answerable: boolean;
  notes: string;
}

export interface EvalHead {
  run: string;
  started_at: string;
  completed_at: string | null;
  model_used: string;
  total_queries: number;
  passed: number;
  failed: number;
  errored: number;
  declined: number;
  accuracy: number;
  precision_of_answered: number | null;
}

export interface TrialResult {
  id: string;
  status: string;
  passed: boolean;
  reason: string;
  error: string | null;
  sql: string | null;
  rows: Row[] | null;
  expected_rows: Row[] | null;
  latency_ms: number;
  tokens: { in: number; out: number; cost: number | string | null };
  confidence: number | null;
}

export interface ScoreLine {
  name: string;
  total: number;
  passed: number;
  failed: number;
  errored: number;
  declined: number;
  accuracy: number;
}

export interface Flip {
  id: string;
  before: string;
  now: string;
  why: string;
}

export interface EvalReport extends EvalHead {
  triggered_by?: string;
  knowledge_snapshot?: { version: string; schema_fingerprint: string };
  results: TrialResult[];
  analysis: {
    complete: boolean;
    by_difficulty: ScoreLine[];
    by_tag: ScoreLine[];
    calibration_error: number | null;
    latency_ms: { median: number; p95: number; total: number };
    comparison: { run: string; common: number; fixed: Flip[]; regressed: Flip[] } | null;
  };
}

/* --- the events of a question ------------------------------------------------------------------------------------- */

export interface OpenedEvent {
  answer: string;
  question: string;
  conversation: string | null;
  analyst: string;
  asked_at: string;
}

export interface ContextEvent {
  search: string;
  tokens: number;
  layers: { layer: string; there: number; picked: number; tokens: number; truncated: boolean }[];
  picks: { layer: string; name: string; reason: string; score: number }[];
  cuts: number;
}

export interface MoveEvent {
  kind: string;
  words: string;
  sql?: string | null;
}

export interface AttemptEvent {
  number: number;
  sql: string;
  verdict: string;
  outcome: string;
  sqlstate: string | null;
  error: string | null;
  rows: number | null;
  millis: number | null;
  doubts: Doubt[];
  diagnosis: string[];
  correction: boolean;
}

export type QuestionEvent =
  | { event: 'opened'; data: OpenedEvent }
  | { event: 'context'; data: ContextEvent }
  | { event: 'move'; data: MoveEvent }
  | { event: 'attempt'; data: AttemptEvent }
  | { event: 'learned'; data: LearningSaved }
  | { event: 'text'; data: { delta: string } }
  | { event: 'retry'; data: { why: string; next_attempt: number; pause_millis: number } }
  | { event: 'spent'; data: { in: number; out: number; cost: number | string | null } }
  | { event: 'incident'; data: { what: string } }
  | { event: 'done'; data: Answer };
