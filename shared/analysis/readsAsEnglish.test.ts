import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { plainTextBlocks } from './plainTextBlocks.ts';

const advice = (text: string) =>
  analyze({ blocks: plainTextBlocks(text) }).bestPractices.map((practice) => practice.key);

const spanish = `Enfermera comunitaria
Visitarás a pacientes en su domicilio en el distrito del río y mantendrás al día sus planes de cuidados.
- Evaluar heridas y cambiar apósitos durante las visitas
- Enseñar a las familias a poner inyecciones de insulina
- Coordinar el alta con la sala del hospital`;
const german = `Pflegefachkraft ambulant
Du besuchst Patientinnen und Patienten zu Hause und führst ihre Pflegepläne.
- Wunden beurteilen und Verbände wechseln
- Angehörige im Spritzen von Insulin anleiten
- Die Entlassung mit der Station der Klinik abstimmen
- Übergaben klar und vollständig schreiben, im Team und mit den Ärzten`;

test.each([spanish, german])('a text in another language is told first of all: %.20s', (text) => {
  expect(advice(text)[0]).toBe('language');
});

test('English is not spoken of, nor is a text too short to tell', () => {
  const english = `Community nurse
You visit patients at home in the river district and keep their care plans up to date.
- Assess wounds and change dressings during home visits
- Teach families how to give insulin injections
- Coordinate discharge plans with the hospital ward`;
  expect(advice(english)).not.toContain('language');
  expect(advice('Python, Java, Kubernetes, Terraform')).not.toContain('language');
  expect(advice('')).not.toContain('language');
});
