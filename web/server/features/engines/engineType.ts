import { builder, EngineTrustEnum } from '../../graphql/builder.ts';
import type { SpeechEngine as Engine } from '../../speech/speechEngine.ts';

const displayNames = new Intl.DisplayNames(['en'], { type: 'language' });
const knownNames = new Map<string, string>();

function languageName(code: string): string {
  const name = knownNames.get(code) ?? displayNames.of(code) ?? code;
  knownNames.set(code, name);
  return name;
}

const SpeechLanguage = builder.objectRef<string>('SpeechLanguage').implement({
  fields: (t) => ({
    code: t.string({ resolve: (code) => code }),
    name: t.string({ resolve: languageName }),
  }),
});

const SpeechEngine = builder.objectRef<Engine>('SpeechEngine').implement({
  description: 'What turns sound into words here.',
  fields: (t) => ({
    id: t.string({ resolve: (engine) => engine.id }),
    name: t.string({ resolve: (engine) => engine.name }),
    version: t.string({ resolve: (engine) => engine.version() }),
    trust: t.field({ type: EngineTrustEnum, resolve: (engine) => engine.trust }),
    languages: t.field({ type: [SpeechLanguage], resolve: (engine) => engine.languages() }),
  }),
});

interface ServerInfoShape {
  environment: string;
  buildHash: string;
  maxUploadBytes: number;
}
const ServerInfo = builder.objectRef<ServerInfoShape>('ServerInfo').implement({
  fields: (t) => ({
    environment: t.exposeString('environment'),
    buildHash: t.exposeString('buildHash'),
    maxUploadBytes: t.exposeFloat('maxUploadBytes'),
  }),
});

builder.queryFields((t) => ({
  speechEngine: t.field({
    type: SpeechEngine,
    resolve: (_root, _args, { services }) => services.speech,
  }),
  serverInfo: t.field({
    type: ServerInfo,
    skipTypeScopes: true,
    resolve: (_root, _args, { services }) => ({
      environment: services.settings.NODE_ENV,
      buildHash: services.buildHash,
      maxUploadBytes: services.settings.MAX_UPLOAD_BYTES,
    }),
  }),
}));
