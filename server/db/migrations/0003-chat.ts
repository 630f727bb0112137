// Conversations with Pip. They belong to one parent, so the parent is part of every key: the same id of another parent,
// in this household or another, is a different record.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, json, instant, end } = columnTypes(dialect);
  const record = sql`
    household_id ${text} not null,
    user_id ${text} not null,
    id ${text} not null,
    version integer not null check (version > 0),
    created_at ${instant('created_at')} not null,
    updated_at ${instant('updated_at')} not null`;

  await sql`create table conversation (${record},
    title ${text} not null,
    last_message ${text} not null,
    topic ${text} not null,
    primary key (household_id, user_id, id),
    foreign key (household_id, user_id) references membership (household_id, user_id) on delete cascade
  ) ${end}`.execute(kysely);
  await sql`create index conversation_order
    on conversation (household_id, user_id, updated_at, id)`.execute(kysely);

  const inConversation = sql`foreign key (household_id, user_id, conversation_id)
    references conversation (household_id, user_id, id) on delete cascade`;

  await sql`create table message (${record},
    conversation_id ${text} not null,
    role ${text} not null check (role in ('user', 'assistant')),
    content ${text} not null,
    status ${text} not null check (status in ('done', 'running', 'interrupted')),
    metadata ${json('metadata')} not null,
    client_id ${text},
    heartbeat_at ${instant('heartbeat_at')},
    primary key (household_id, user_id, id),
    ${inConversation}
  ) ${end}`.execute(kysely);
  await sql`create index message_order
    on message (household_id, user_id, conversation_id, created_at, id)`.execute(kysely);
  await sql`create unique index message_client
    on message (household_id, user_id, client_id) where client_id is not null`.execute(kysely);
  // One running answer per conversation: a second writer fails here, in any process.
  await sql`create unique index message_running
    on message (household_id, user_id, conversation_id) where status = 'running'`.execute(kysely);

  await sql`create table proposal (${record},
    conversation_id ${text} not null,
    message_id ${text} not null,
    tool ${text} not null,
    title ${text} not null,
    lines ${json('lines')} not null,
    concerns ${json('concerns')} not null,
    status ${text} not null check (status in ('pending', 'approved', 'declined', 'expired', 'superseded')),
    expires_at ${instant('expires_at')} not null,
    change_set_id ${text},
    arguments ${json('arguments')} not null,
    targets ${json('targets')} not null,
    primary key (household_id, user_id, id),
    ${inConversation},
    foreign key (household_id, user_id, message_id)
      references message (household_id, user_id, id) on delete cascade
  ) ${end}`.execute(kysely);
  await sql`create index proposal_message
    on proposal (household_id, user_id, conversation_id, created_at, id)`.execute(kysely);
}
