// The package has no types of its own; this is the part the benchmarks use.
declare module 'autocannon' {
  export interface Asked {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body: string;
  }
  export interface Outcome {
    requests: { average: number; total: number };
    /** Seconds. */
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Requests in all. */
    amount: number;
    /** How often it looks whether it is done, ms. */
    sampleInt: number;
    requests: Asked[];
  }): Promise<Outcome>;
}
