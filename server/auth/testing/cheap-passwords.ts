// For tests: passwords hashed at the lowest cost argon2id allows. Hashing at full cost took most of the time of
// unrelated tests.
import { Passwords } from '../access/passwords.ts';

export const cheapPasswords = (): Passwords => new Passwords({ memory: 8, passes: 1, parallelism: 1 });
