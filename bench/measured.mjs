// Preload that reports on request the resources of its process. Plain JavaScript: a TypeScript file would load Node's
// type stripper, 17 MiB, into the process that is measured.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() });
});
// A listener keeps the channel open; the program alone decides how long it runs.
process.channel?.unref();
