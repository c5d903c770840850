/** Tables whose rows cannot be derived from other data, in the order of a restore. */
export const backedUpTables = [
  'events',
  'event_log_offset',
  'event_types',
  'person_keys',
  'key_marks',
  'last_signed_head',
  'byte_erasures',
  'mail_tries',
  'proof_checks',
  'file_sweeps',
  'rule_comparisons',
  'rule_comparison_people',
  'rule_outcomes',
  'shared_results',
  'news_subscribers',
  'news_mails',
  'practice_reports',
] as const;

/** Tables that are not backed up, with the reason. Read models and the tables of BullMQ's schema are not listed. */
export const excludedTables: Readonly<Record<string, string>> = {
  sessions: 'A session that ended after the backup must not reopen, so everybody signs in again.',
  opened_records: 'They end with their sessions.',
  rate_limits: 'Counts of past minutes.',
  last_writes: 'Positions of past minutes.',
  stream_snapshots: 'A cache of the log; rebuilt.',
  reminder_plans: 'A cache of calculations; without it everybody is checked once.',
  projection_generations: 'Read models are rebuilt from the log at the first start.',
  schema_migrations: 'The manifest lists the migrations, which run before the rows are restored.',
  schema_migrations_lock: 'Not held after a restore.',
};
