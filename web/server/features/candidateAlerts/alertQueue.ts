import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

/** Sends the alerts of an interview to the people who follow its candidate or position. */
export const mailAlertsQueue = defineQueue(
  'mailAlerts',
  z.object({ organizationId: z.uuid(), callId: z.uuid() }),
);
