import { render, screen, within } from "@testing-library/react";
import { illustration } from "../../../test/fixtures";
import { Founder } from "./Founder";
import { TeamStory } from "./TeamStory";

const person = (name: string, founder: boolean) => ({
  name,
  title: `Title of ${name}`,
  text: [`First of ${name}.`, `Second of ${name}.`],
  founder,
  image: illustration(`Portrait of ${name}`),
});
const team = { heading: "Small teams", text: ["One.", "Two."], image: illustration("The team") };

describe("Founder", () => {
  it("shows photo, name, title and text", () => {
    render(<Founder member={person("Ishaan", true)} />);
    const region = within(screen.getByRole("region", { name: "Ishaan" }));
    expect(region.getByRole("img", { name: "Portrait of Ishaan" })).toBeInTheDocument();
    for (const text of ["Title of Ishaan", "First of Ishaan.", "Second of Ishaan."])
      expect(region.getByText(text)).toBeInTheDocument();
  });
});

describe("TeamStory", () => {
  it("shows the team's picture and text, and no list if there are no other members", () => {
    render(<TeamStory team={team} members={[]} />);
    const region = within(screen.getByRole("region", { name: "Small teams" }));
    expect(region.getByRole("img", { name: "The team" })).toBeInTheDocument();
    expect(region.getByText("Two.")).toBeInTheDocument();
    expect(region.queryByRole("list")).toBeNull();
  });

  it("shows every other member in the data: photo, name, title and text", () => {
    render(<TeamStory team={team} members={[person("Meera", false), person("Rohan", false)]} />);
    const members = screen.getAllByRole("listitem");
    expect(members).toHaveLength(2);
    const [meera] = members;
    if (!meera) throw new Error("Nobody is listed.");
    expect(within(meera).getByRole("heading", { name: "Meera" })).toBeInTheDocument();
    expect(within(meera).getByRole("img", { name: "Portrait of Meera" })).toBeInTheDocument();
    for (const text of ["Title of Meera", "First of Meera.", "Second of Meera."])
      expect(within(meera).getByText(text)).toBeInTheDocument();
  });
});
