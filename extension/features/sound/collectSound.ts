/** 20 ms at 48 kHz: a packet of Opus. */
const pieceFrames = 960;

// What a worklet finds in its scope; the types know pages only.
declare const AudioWorkletProcessor: new () => { port: MessagePort };
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

const newPiece = () => [new Float32Array(pieceFrames), new Float32Array(pieceFrames)];

/** Runs in the audio thread: hands both channels of what it hears to the page, in pieces, and plays nothing. */
export function collectSound(): void {
  class SoundCollector extends AudioWorkletProcessor {
    #piece = newPiece();
    #frames = 0;

    process([input]: Float32Array[][]): boolean {
      const frames = input?.[0]?.length ?? 128;
      for (let frame = 0; frame < frames; frame += 1) {
        for (const [at, channel] of this.#piece.entries())
          channel[this.#frames] = input?.[at]?.[frame] ?? 0;
        if (++this.#frames === pieceFrames) this.#send();
      }
      return true;
    }

    #send(): void {
      const piece = this.#piece;
      this.port.postMessage(
        piece,
        piece.map(({ buffer }) => buffer),
      );
      this.#piece = newPiece();
      this.#frames = 0;
    }
  }
  registerProcessor('sound-collector', SoundCollector);
}
