import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Code that a developer can start from a template. */
export interface CodeKind {
  readonly name: string;
  readonly hint: string;
  /** What is still to be done by hand, for the last lines of the command. */
  readonly next: string;
  /** Whole new files, and changes to others, by their path in the project. */
  readonly files: (name: string) => Readonly<Record<string, string>>;
  readonly changes: (name: string) => readonly Change[];
}

/** A text put in before the last occurrence of a line's beginning. */
interface Change {
  readonly file: string;
  readonly before: string;
  readonly insert: string;
}

const storyOf = (name: string): string => `import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Padded } from "../../../.storybook/Specimens";
import { site } from "../../site";
import { ${name} } from "./${name}";

const meta: Meta<typeof ${name}> = {
  component: ${name},
  args: { children: site.tagline },
  render: (args) => (
    <Padded>
      <${name} {...args} />
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`;

const componentFiles = (name: string): Record<string, string> => ({
  [`src/components/${name}/${name}.tsx`]: `import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color } from "../../theme/color";

const styles = {
  root: css({ color: color.text }),
};

export interface ${name}Props {
  children: ReactNode;
}

/** Says in a sentence what it shows, and when to use it. */
export function ${name}({ children }: ${name}Props) {
  return <div css={styles.root}>{children}</div>;
}
`,
  [`src/components/${name}/${name}.test.tsx`]: `import { render, screen } from "@testing-library/react";
import { ${name} } from "./${name}";

describe("${name}", () => {
  it("shows what it is given", () => {
    render(<${name}>Words</${name}>);
    expect(screen.getByText("Words")).toBeInTheDocument();
  });
});
`,
  [`src/components/${name}/${name}.stories.tsx`]: storyOf(name),
});

/** quote-wall from QuoteWall: how the JSON names the kind. */
const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const sectionFiles = (name: string): Record<string, string> => ({
  [`src/sections/page/kinds/${name}Section.tsx`]: `import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";

const styles = {
  text: css({ maxWidth: "60ch" }),
};

export interface ${name}SectionProps {
  section: Queries.${name}SectionForPageFragment;
}

/** Says in a sentence what it shows, and when to use it. */
export function ${name}Section({ section }: ${name}SectionProps) {
  const { anchor, colorScheme, heading, kicker, intro, text } = section;
  return (
    <Section id={anchor} colorScheme={colorScheme} heading={heading} kicker={kicker} intro={intro}>
      <p css={styles.text}>{text}</p>
    </Section>
  );
}

export const fragment = graphql\`
  fragment ${name}SectionForPage on ${name}Section {
    anchor
    kicker
    heading
    intro
    colorScheme
    text
  }
\`;
`,
  [`src/sections/page/kinds/${name}Section.test.tsx`]: `import { render, screen } from "@testing-library/react";
import { ${name}Section, type ${name}SectionProps } from "./${name}Section";

const section: ${name}SectionProps["section"] = {
  anchor: "a-heading",
  kicker: null,
  heading: "A heading",
  intro: null,
  colorScheme: "paper",
  text: "Words.",
};

describe("${name}Section", () => {
  it("shows its text under its heading", () => {
    render(<${name}Section section={section} />);
    expect(screen.getByRole("region", { name: "A heading" })).toHaveTextContent("Words.");
  });
});
`,
});

const SCHEMA = "gatsby/content/schema/pages/sections.ts";
const SWITCH = "src/sections/page/PageSections.tsx";
const STORIES = "src/sections/page/PageSections.stories.tsx";

const sectionChanges = (name: string): Change[] => [
  {
    file: SCHEMA,
    before: "export const sectionSchema",
    insert: `const ${camel(name)} = section("${kebab(name)}", "${name}Section", "What it shows, in a few words.", {
  text: text().describe("What the text says."),
});

`,
  },
  { file: SCHEMA, before: ']),\n  { type: "PageSection"', insert: `, ${camel(name)}` },
  {
    file: SWITCH,
    before: "\ntype PageSection =",
    insert: `import { ${name}Section } from "./kinds/${name}Section";\n`,
  },
  {
    file: SWITCH,
    before: "    default:\n      return unknownSection",
    insert: `    case "${name}Section":\n      return <${name}Section section={section} />;\n`,
  },
  {
    file: SWITCH,
    before: "    }\n  }\n`;",
    insert: `      ... on ${name}Section {\n        ...${name}SectionForPage\n      }\n`,
  },
  {
    file: STORIES,
    before: "export const CallToAction =",
    insert: `export const ${name} = ofKind("${name}Section");\n`,
  },
];

export const codeKinds: readonly CodeKind[] = [
  {
    name: "component",
    hint: "a component that knows no data, with its test and its story",
    next: "Describe it in its docstring, style it with the tokens of src/theme, and give each state a story (docs/catalogue.md).",
    files: componentFiles,
    changes: () => [],
  },
  {
    name: "section",
    hint: "a kind of section for pages, with its schema, component, test and story",
    next: "Run npm run schemas, give the kind its fields (docs/new-section.md), and use it in a file of data/services.",
    files: sectionFiles,
    changes: sectionChanges,
  },
];

/** Why a name won't do, or undefined. @param name in PascalCase, as React names components */
export const refusedName = (kind: CodeKind, name: string, projectDir: string): string | undefined => {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) return `"${name}" is no component's name; write it like QuoteWall.`;
  if (kind.name === "section" && name.endsWith("Section")) return 'Leave out "Section": it\'s added to the name.';
  const taken =
    Object.keys(kind.files(name)).find((file) => existsSync(path.join(projectDir, file))) ??
    kind
      .changes(name)
      .map(({ file, insert }) => ({ file, has: readFileSync(path.join(projectDir, file), "utf8").includes(insert) }))
      .find(({ has }) => has)?.file;
  return taken === undefined ? undefined : `${name} is there already, in ${taken}.`;
};

/**
 * Writes code from a template.
 *
 * @param name in PascalCase, as React names components
 * @returns the files that are new or changed
 * @throws Error where the name or a place in the code won't do; nothing is written then
 */
export const addCode = (kind: CodeKind, name: string, projectDir: string): string[] => {
  const refused = refusedName(kind, name, projectDir);
  if (refused !== undefined) throw new Error(refused);
  const files = new Map(Object.entries(kind.files(name)));
  for (const { file, before, insert } of kind.changes(name)) {
    const content = files.get(file) ?? readFileSync(path.join(projectDir, file), "utf8");
    const index = content.lastIndexOf(before);
    if (index < 0) throw new Error(`${file} no longer has a line that begins with ${JSON.stringify(before)}.`);
    files.set(file, content.slice(0, index) + insert + content.slice(index));
  }
  for (const [file, content] of files) {
    const target = path.join(projectDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return [...files.keys()];
};
