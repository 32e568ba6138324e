/** A count with its noun: "1 recording", "1,200 recordings"; `many` where an added s is not enough. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
