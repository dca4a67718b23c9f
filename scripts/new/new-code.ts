/** Whole new files and changes to others, by their paths in the project. */
export interface NewFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly changes?: readonly Change[];
}

/** A text put in before the last occurrence of a line's beginning. */
export interface Change {
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

/** Says in a sentence what it shows, and when to use it. */
export function ${name}Section({ anchor, text, ...header }: Queries.${name}SectionForPageFragment) {
  return (
    <Section id={anchor} {...header}>
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
import { ${name}Section } from "./${name}Section";

const section: Queries.${name}SectionForPageFragment = {
  anchor: "a-heading",
  kicker: null,
  heading: "A heading",
  intro: null,
  colorScheme: "paper",
  text: "Words.",
};

describe("${name}Section", () => {
  it("shows its text under its heading", () => {
    render(<${name}Section {...section} />);
    expect(screen.getByRole("region", { name: "A heading" })).toHaveTextContent("Words.");
  });
});
`,
});

const SCHEMA = "plugins/content/schema/pages/sections.ts";
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
    insert: `    case "${name}Section":\n      return <${name}Section {...section} />;\n`,
  },
  {
    file: SWITCH,
    before: "    }\n  }\n`;",
    insert: `      ...${name}SectionForPage\n`,
  },
  {
    file: STORIES,
    before: "export const CallToAction =",
    insert: `export const ${name} = ofKind("${name}Section");\n`,
  },
];

/** @throws Error if it's no name of a component */
const requireName = (name: string): void => {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" is no component's name; write it like QuoteWall.`);
};

/** @param name in PascalCase, as React names components */
export const newComponent = (name: string): NewFiles => {
  requireName(name);
  return { files: componentFiles(name) };
};

/** @param name in PascalCase, without the word Section */
export const newSection = (name: string): NewFiles => {
  requireName(name);
  if (name.endsWith("Section")) throw new Error('Leave out "Section": it\'s added to the name.');
  return { files: sectionFiles(name), changes: sectionChanges(name) };
};
