/** What the tus protocol's library turns into an answer; `body` is for people. */
export interface UploadFault {
  status_code: number;
  body: string;
}

export const uploadNotFound: UploadFault = {
  status_code: 404,
  body: 'This upload does not exist. Add the recording again.\n',
};

export const serverFull: UploadFault = {
  status_code: 507,
  body: 'The server has no room left. What has arrived is kept: tell your administrator, then resume the upload.\n',
};
