import { moonshineFolder, moonshinePackage, type MoonshineSize } from './moonshineModel.ts';
import { sherpaEngine } from './sherpaEngine.ts';
import type { SpeechEngine } from './speechEngine.ts';

/** The built-in engine: Moonshine, an English model, run by sherpa-onnx. */
export function moonshineEngine(size: MoonshineSize): SpeechEngine {
  return sherpaEngine({
    modelDir: moonshineFolder(size),
    languages: ['en-US'],
    identity: {
      id: `moonshine-${size}`,
      name: `built-in engine (Moonshine ${size})`,
      version: moonshinePackage.version,
    },
  });
}
