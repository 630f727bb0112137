// Runs compiled statements. On SQLite they go straight to the connection: on Kysely's way there each makes a dozen promises,
// which takes longer than the statement.
import { SqliteAdapter, type CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely';

type Connection = Pick<DatabaseConnection, 'executeQuery'>;

/** By the executor of a database, or of a transaction. */
const connections = new WeakMap<object, Connection>();

/** Statements of `handle` that are in no transaction go to this connection. */
export const connectDirectly = <DB>(handle: Kysely<DB>, connection: Connection): void =>
  void connections.set(handle.getExecutor(), connection);

/** Remembers the connection of a transaction that begins; it refuses statements after the end. */
export async function rememberConnection<DB>(trx: Kysely<DB>): Promise<void> {
  const executor = trx.getExecutor();
  if (!(executor.adapter instanceof SqliteAdapter)) return;
  await executor.provideConnection(async (connection) => void connections.set(executor, connection));
}

export async function runCompiled<R, DB>(handle: Kysely<DB>, query: CompiledQuery<R>): Promise<R[]> {
  const connection = connections.get(handle.getExecutor());
  const { rows } = await (connection ?? handle).executeQuery<R>(query);
  return rows;
}
