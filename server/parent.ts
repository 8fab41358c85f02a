/**
 * Calls back once when the process that started this one has ended.
 *
 * npm runs a script through a shell and, when it is stopped, stops only the shell. What the shell started would live
 * on and keep the port.
 * @param interval milliseconds between two looks
 */
export function onParentEnd(callback: () => void, interval = 500): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    // A process whose parent has ended is given another one.
    if (process.ppid !== parent) {
      clearInterval(timer);
      callback();
    }
  }, interval);
  timer.unref();
}
