/**
 * Loaded with `--import` into a process under test: tells its parent, when asked, how much CPU time it has
 * used. From inside, because only the process itself knows this exactly and on every platform.
 */
process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system });
  }
});
// Listening for questions must not keep a process alive that wants to end.
process.channel?.unref();
