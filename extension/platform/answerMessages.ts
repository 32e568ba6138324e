import { onMessage, type ExtensionMessages } from './messages.ts';
import type { MessageSender } from './senders.ts';

type MessageType = keyof ExtensionMessages;
type DataOf<Type extends MessageType> = Parameters<ExtensionMessages[Type]>[0];
type ResultOf<Type extends MessageType> = ReturnType<ExtensionMessages[Type]>;

/** Who may send a message, and what it must look like. */
export interface MessageRule<Data> {
  /** What the answer needs to know of the sender. @throws {Error} for anybody who may not send it */
  from(sender: MessageSender): unknown;
  /** @throws {Error} for anything else */
  data: { parse(value: unknown): Data };
}

/** The rules of one feature's messages. */
export type MessageRules = { readonly [Type in MessageType]?: MessageRule<DataOf<Type>> };

/** The answer to each message of a feature, from those who may send it. */
export type MessageAnswers<Rules extends MessageRules> = {
  [Type in keyof Rules & MessageType]: (
    data: DataOf<Type>,
    from: Rules[Type] extends { from(sender: MessageSender): infer From } ? From : never,
  ) => ResultOf<Type> | Promise<ResultOf<Type>>;
};

/** Of a message without data nothing is read. */
export const noData: { parse(value: unknown): undefined } = { parse: () => undefined };

/**
 * Answers a feature's messages here, each only when its sender may send it and its data fits. Both are checked
 * before anything is waited for, because the browser forgets a person's click at the first pause.
 * @returns what ends it
 */
export function answerMessages<Rules extends MessageRules>(
  rules: Rules,
  answers: MessageAnswers<Rules>,
): () => void {
  const types = Object.keys(rules) as MessageType[];
  const stops = types.map((type) =>
    onMessage(type, async ({ data, sender }: { data: unknown; sender: MessageSender }) => {
      // Which message goes with which answer is known above, but not to the compiler in here.
      const rule = rules[type] as MessageRule<never>;
      const answer = answers[type as keyof typeof answers] as (
        data: never,
        from: unknown,
      ) => Promise<never>;
      const from = rule.from(sender);
      return answer(rule.data.parse(data), from);
    }),
  );
  return () => stops.forEach((stop) => stop());
}
