// Floor of a start: node:http and node:sqlite in plain JavaScript, with a database and one response.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqlite = new DatabaseSync(join(process.env.PIPPAL_DATA, 'floor.sqlite'));
sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; create table if not exists note (words)');
const list = sqlite.prepare('select words from note');
const server = createServer((_request, response) => response.end(JSON.stringify(list.all())));
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
