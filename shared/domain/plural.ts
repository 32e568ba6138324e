/** A count with its noun: "1 recording", "1,200 recordings"; `many` where an added s is not enough. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : many}`;
}
