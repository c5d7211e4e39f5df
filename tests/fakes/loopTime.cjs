// Loaded into the site by builtSite.ts: how long one round of its event loop is on a processor, which is what a hit
// waits for at most. Time that other programs of the machine take does not count.
let before = process.threadCpuUsage();
let rounds = [];
setInterval(() => {
  const used = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  rounds.push((used.user + used.system) / 1_000);
}, 1).unref();
process.on('message', (message) => {
  if (message !== 'rounds') return;
  process.send({ rounds });
  rounds = [];
});
