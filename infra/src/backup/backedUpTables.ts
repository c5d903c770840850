/** Tables whose rows cannot be derived from other data, in the order in which a restore fills them. */
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

/** Tables that are not backed up, and why. Read models and the tables of BullMQ's own schema are not listed. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  sessions: 'One that was ended after the backup must not open anything again: everybody signs in anew.',
  opened_records: 'They end with their sessions.',
  rate_limits: 'Counts of minutes that are over.',
  last_writes: 'Where minutes that are over stood in the log.',
  stream_snapshots: 'A shorter way to what the log says; made anew.',
  reminder_plans: 'Notes of what need not be looked at again; without them everybody is looked at once.',
  projection_generations: 'Read models are made anew from the log at the first start.',
  schema_migrations: 'Its steps are in the manifest, and are done before rows are filled in.',
  schema_migrations_lock: 'Nobody holds it after a restore.',
};
