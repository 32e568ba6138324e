const mostAttempts = 4;

/**
 * PostgreSQL ends one of two transactions that wait for each other, as when one person corrects a transcript
 * while another changes the details of the interview. What it ended runs again: nothing of it was kept. `run`
 * must be a whole transaction, or a statement outside of any.
 */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === mostAttempts || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '40P01') || isDeadlock(error.cause);
}
