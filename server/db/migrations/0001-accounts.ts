// Households, users, memberships, sessions and the data that protects signing in.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

const isFlag = (column: string) => sql<boolean>`${sql.ref(column)} in (0, 1)`;

async function people(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, json, counter, end } = columnTypes(dialect);
  await db.schema
    .createTable('household')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('time_zone', text)
    .addColumn('seq', counter, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', instant('created_at'), (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('user')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('email_folded', text, (c) => c.notNull().unique())
    .addColumn('email_proved', 'integer', (c) => c.notNull().defaultTo(0).check(isFlag('email_proved')))
    .addColumn('first_name', text, (c) => c.notNull())
    .addColumn('last_name', text, (c) => c.notNull())
    .addColumn('password_hash', text)
    .addColumn('onboarding_completed', 'integer', (c) =>
      c.notNull().defaultTo(0).check(isFlag('onboarding_completed')),
    )
    .addColumn('preferences', json('preferences'), (c) => c.notNull())
    .addColumn('created_at', instant('created_at'), (c) => c.notNull())
    .addColumn('updated_at', instant('updated_at'), (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('membership')
    .addColumn('household_id', text, (c) => c.notNull().references('household.id').onDelete('cascade'))
    .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('role', text, (c) => c.notNull().check(sql`role in ('owner', 'member')`))
    .addColumn('joined_at', instant('joined_at'), (c) => c.notNull())
    .addPrimaryKeyConstraint('membership_key', ['household_id', 'user_id'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('membership_user').on('membership').column('user_id').execute();
}

async function waysIn(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  await db.schema
    .createTable('session')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('household.id').onDelete('cascade'))
    .addColumn('created_at', instant('created_at'), (c) => c.notNull())
    .addColumn('last_seen_at', instant('last_seen_at'), (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('user_agent', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('session_user').on('session').column('user_id').execute();
  await db.schema.createIndex('session_last_seen').on('session').column('last_seen_at').execute();
  await db.schema
    .createTable('identity')
    .addColumn('issuer', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', instant('created_at'), (c) => c.notNull())
    .addPrimaryKeyConstraint('identity_key', ['issuer', 'subject'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('identity_user').on('identity').column('user_id').execute();
}

async function waysBack(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  await db.schema
    .createTable('recovery_code')
    .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addColumn('created_at', instant('created_at'), (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'code_hash'])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', text, (c) => c.primaryKey().notNull())
    .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', instant('created_at'), (c) => c.notNull())
    .addColumn('expires_at', instant('expires_at'), (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('password_reset_user').on('password_reset').column('user_id').execute();
}

async function guards(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('sign-in', 'sign-up', 'forgot')`))
    .addColumn('account_hash', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('known', 'integer', (c) => c.notNull().check(isFlag('known')))
    .addColumn('at', instant('at'), (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('sign_in_attempt').columns(columns).execute();
  await index('sign_in_attempt_account', ['account_hash', 'at']);
  await index('sign_in_attempt_address', ['address', 'at']);
  await index('sign_in_attempt_at', ['at']);
  await db.schema
    .createTable('sign_in_address')
    .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('last_used_at', instant('last_used_at'), (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_address_key', ['user_id', 'address'])
    .modifyEnd(end)
    .execute();
}

/** Creates the tables of server/db/accounts/account-tables.ts. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await people(db, dialect);
  await waysIn(db, dialect);
  await waysBack(db, dialect);
  await guards(db, dialect);
}
