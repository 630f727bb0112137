// Preload that reports on request the longest time the event loop of its process was blocked since the last request,
// in CPU time of the main thread, which other programs of the machine do not lengthen, and by the clock. Plain
// JavaScript, as bench/measured.mjs is.
const EVERY_MS = 2;

const thread = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
let longest = { cpu: 0, wall: 0 };
let last = { cpu: thread(), at: performance.now() };

const look = () => {
  const now = { cpu: thread(), at: performance.now() };
  longest = {
    cpu: Math.max(longest.cpu, (now.cpu - last.cpu) / 1000),
    wall: Math.max(longest.wall, now.at - last.at - EVERY_MS),
  };
  last = now;
};
setInterval(look, EVERY_MS).unref();

process.on('message', () => {
  look();
  process.send?.(longest);
  longest = { cpu: 0, wall: 0 };
});
// A listener keeps the channel open; the program alone decides how long it runs.
process.channel?.unref();
