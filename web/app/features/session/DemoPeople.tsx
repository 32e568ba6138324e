import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { SignInPageQuery } from '../../lib/__generated__/graphql.ts';
import { sendOperation } from '../../lib/sendOperation.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './DemoPeople.module.css';
import { notifyFailure } from '../../ui/notify.ts';

const SignInAsDemoPersonDocument = graphql(`
  mutation signInAsDemoPerson($email: String!) {
    signInAsDemoPerson(email: $email) {
      id
    }
  }
`);

interface DemoPeopleProps {
  people: SignInPageQuery['demoPeople'];
  onSignedIn: (userId: string) => Promise<void> | void;
}

/** Outside production: everybody in the demo data, one click each. Nothing where there is none. */
export function DemoPeople({ people, onSignedIn }: DemoPeopleProps) {
  const [busyEmail, setBusyEmail] = useState<string | null>(null);
  if (people.length === 0) return null;

  const enter = async (email: string) => {
    setBusyEmail(email);
    try {
      const { signInAsDemoPerson } = await sendOperation(SignInAsDemoPersonDocument, { email });
      await onSignedIn(signInAsDemoPerson.id);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusyEmail(null);
    }
  };
  const organizations = [...new Set(people.map(({ organization }) => organization))];
  return (
    <section aria-label="Demo people" className={classes.demo}>
      {organizations.map((organization) => (
        <div key={organization}>
          <h2 className={classes.organization}>{organization}</h2>
          <ul className={classes.list}>
            {people
              .filter((person) => person.organization === organization)
              .map((person) => (
                <li key={person.email}>
                  <button
                    type="button"
                    className={classes.person}
                    disabled={busyEmail !== null}
                    onClick={() => void enter(person.email)}
                    title={`Sign in as ${person.email}`}
                  >
                    <PersonAvatar name={person.fullName} size={26} />
                    <span className={classes.name}>{person.fullName}</span>
                    <span className={classes.role}>
                      {busyEmail === person.email ? 'Signing in…' : person.role}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className={classes.mailbox}>
        Outside production, sign-in codes wait in the <a href="/dev/mailbox">mailbox</a>.
      </p>
    </section>
  );
}
