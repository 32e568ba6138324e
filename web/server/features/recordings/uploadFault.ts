import { Refusal } from '../../errors/refusal.ts';

export const uploadNotFound = () =>
  new Refusal(404, 'This upload does not exist. Add the recording again.');

export const serverFull = () =>
  new Refusal(
    507,
    'The server has no room left. What has arrived is kept: tell your administrator, then resume the upload.',
  );
