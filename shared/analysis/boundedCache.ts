export interface Cache<T> {
  /** The kept value for this kind and text, or a new one. */
  get(kind: string, text: string, read: () => T): T;
  clear(): void;
}

/** Values by kind and text; at the limit it starts afresh, which costs one full reading. */
export function createBoundedCache<T>(limit: number): Cache<T> {
  let size = 0;
  const values = new Map<string, Map<string, T>>();
  const clear = () => {
    values.clear();
    size = 0;
  };
  return {
    get(kind, text, read) {
      const kept = values.get(kind)?.get(text);
      if (kept !== undefined) return kept;
      const value = read();
      if (size >= limit) clear();
      const ofKind = values.get(kind) ?? new Map<string, T>();
      values.set(kind, ofKind.set(text, value));
      size += 1;
      return value;
    },
    clear,
  };
}
