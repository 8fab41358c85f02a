/**
 * Calls back once the parent process has ended.
 *
 * npm runs a script through a shell and stops only the shell. The shell's child would continue and occupy the port.
 * @param interval polling interval in milliseconds
 */
export function onParentEnd(callback: () => void, interval = 500): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    // An orphaned process gets another parent.
    if (process.ppid !== parent) {
      clearInterval(timer);
      callback();
    }
  }, interval);
  timer.unref();
}
