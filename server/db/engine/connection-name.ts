// Apart from postgres.ts, which loads the driver.

/** Name of our connections in PostgreSQL. A running server keeps one open, so that a restore can see it. */
export const CONNECTION_NAME = 'PipPal';
