// The product's server in a process of its own. Asked anything, it answers with the cookies of a new session.
import { openApp } from './openApp.ts';
import type { OpenAppOptions } from './openApp.ts';

export interface AppReady {
  url: string;
  callIds: string[];
  person: { id: string; organizationId: string };
}

const options = JSON.parse(process.argv[2] ?? '') as OpenAppOptions;
const app = await openApp(options);
process.on('message', () => {
  void app.signIn().then((cookie) => process.send?.({ cookie }));
});
process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
const { id, organizationId } = app.person;
const ready: AppReady = {
  url: app.url,
  callIds: app.callIds,
  person: { id, organizationId },
};
process.send?.(ready);
