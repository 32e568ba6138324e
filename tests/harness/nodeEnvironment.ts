/** What a server in a process of its own needs of this process's environment, and nothing else. */
export const nodeEnvironment = (): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
};
