/** The package's own types import TensorFlow's, which it does not bring along. */
declare module '@energetic-ai/core' {
  interface GraphModel {
    readonly modelUrl: unknown;
  }
  /** Resolves when the backend can hold weights. */
  export function ready(): Promise<void>;
  export function loadGraphModel(url: string): Promise<GraphModel>;
}
