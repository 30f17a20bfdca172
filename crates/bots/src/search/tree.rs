//! The tree of a search: nodes and edges in two arenas, linked by indices.

/// An index that leads nowhere.
pub(super) const NONE: u32 = u32::MAX;

/// What is known about a moment at which a seat has to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Its edges: where they begin, how many, and for how many there is room.
    first: u32,
    len: u16,
    room: u16,
    /// Tells the outcomes of draws apart that lead here from the same edge.
    pub key: u32,
    /// The next node for another outcome.
    twin: u32,
}

/// A move in a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub mv: M,
    /// The node that follows, or the first of several twins.
    child: u32,
    pub visits: u32,
    /// How often it could have been taken when its node was visited.
    pub available: u32,
    /// The sum of the rewards of the seat that takes it.
    pub value: f32,
    /// Its share of the first visits, before anything is known.
    pub prior: f32,
}

/// A tree. Node 0 is the root.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    /// It never has more edges than this, and no more nodes; beyond it a search judges positions
    /// without remembering them.
    most: usize,
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    spare_nodes: Vec<Node>,
    spare_edges: Vec<Edge<M>>,
}

impl<M: Copy + Eq> Tree<M> {
    pub fn new(most: usize) -> Self {
        Self {
            most,
            nodes: Vec::new(),
            edges: Vec::new(),
            spare_nodes: Vec::new(),
            spare_edges: Vec::new(),
        }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How many nodes and edges there are.
    #[cfg(test)]
    pub fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.edges.len())
    }

    pub fn edges(&self, node: u32) -> &[Edge<M>] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first as usize..][..node.len.into()]
    }

    pub fn edge(&self, edge: u32) -> &Edge<M> {
        &self.edges[edge as usize]
    }

    pub fn edge_mut(&mut self, edge: u32) -> &mut Edge<M> {
        &mut self.edges[edge as usize]
    }

    /// The index of the first edge of a node.
    pub fn first_edge(&self, node: u32) -> u32 {
        self.nodes[node as usize].first
    }

    /// Whether a node with so many moves still fits in.
    pub fn has_room(&self, moves: usize) -> bool {
        self.edges.len() + moves <= self.most && self.nodes.len() < self.most
    }

    /// A new node with an edge for each move, below `parent` if there is one.
    pub fn add(&mut self, parent: Option<u32>, key: u32, moves: &[M], priors: &[f32]) -> u32 {
        let index = self.nodes.len() as u32;
        let twin = match parent {
            None => NONE,
            Some(edge) => {
                let child = &mut self.edges[edge as usize].child;
                std::mem::replace(child, index)
            }
        };
        self.nodes.push(Node {
            first: self.edges.len() as u32,
            len: moves.len() as u16,
            room: moves.len() as u16,
            key,
            twin,
        });
        let new = moves
            .iter()
            .zip(priors)
            .map(|(&mv, &prior)| fresh(mv, prior));
        self.edges.extend(new);
        index
    }

    /// The node below an edge, after draws with that key.
    pub fn child(&self, edge: u32, key: u32) -> Option<u32> {
        let mut child = self.edges[edge as usize].child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.key == key {
                return Some(child);
            }
            child = node.twin;
        }
        None
    }

    /// The place of a move among the edges of a node, looking first at `guess`; a move that
    /// was never possible here before is added, as long as there is room.
    pub fn place_of(&mut self, node: u32, mv: M, guess: usize) -> Option<usize> {
        let edges = self.edges(node);
        if edges.get(guess).is_some_and(|edge| edge.mv == mv) {
            return Some(guess);
        }
        match edges.iter().position(|edge| edge.mv == mv) {
            Some(place) => Some(place),
            None => self.append(node, mv),
        }
    }

    fn append(&mut self, node: u32, mv: M) -> Option<usize> {
        let Node {
            first, len, room, ..
        } = self.nodes[node as usize];
        if len == room {
            let more = room.checked_mul(2)?.max(4);
            if self.edges.len() + usize::from(more) > self.most {
                return None;
            }
            let start = self.edges.len();
            self.edges
                .extend_from_within(first as usize..first as usize + usize::from(len));
            let padding = fresh(mv, 0.0);
            self.edges.resize(start + usize::from(more), padding);
            let node = &mut self.nodes[node as usize];
            node.first = start as u32;
            node.room = more;
        }
        let mean = 1.0 / f32::from(len + 1);
        let node = &mut self.nodes[node as usize];
        self.edges[node.first as usize + usize::from(len)] = fresh(mv, mean);
        node.len += 1;
        Some(len.into())
    }

    /// Keeps only what lies below a move of the root, and makes that the root; nothing at all
    /// if nothing is known there.
    pub fn descend(&mut self, mv: M) {
        let edge = self.edges(0).iter().find(|edge| edge.mv == mv);
        let child = edge.map_or(NONE, |edge| edge.child);
        let (mut nodes, mut edges) = (
            std::mem::take(&mut self.spare_nodes),
            std::mem::take(&mut self.spare_edges),
        );
        nodes.clear();
        edges.clear();
        if child != NONE {
            let root = Node {
                twin: NONE,
                ..self.nodes[child as usize]
            };
            nodes.push(root);
            let mut copied = 0;
            while copied < nodes.len() {
                self.copy_edges(copied, &mut nodes, &mut edges);
                copied += 1;
            }
        }
        self.spare_nodes = std::mem::replace(&mut self.nodes, nodes);
        self.spare_edges = std::mem::replace(&mut self.edges, edges);
    }

    /// Moves the edges of a copied node, and copies the nodes below them.
    fn copy_edges(&self, copied: usize, nodes: &mut Vec<Node>, edges: &mut Vec<Edge<M>>) {
        let node = &mut nodes[copied];
        let old = self.edges[node.first as usize..][..node.len.into()].iter();
        node.first = edges.len() as u32;
        node.room = node.len;
        for edge in old {
            let mut edge = *edge;
            let mut child = edge.child;
            edge.child = NONE;
            while child != NONE {
                let old = self.nodes[child as usize];
                nodes.push(Node {
                    twin: edge.child,
                    ..old
                });
                edge.child = nodes.len() as u32 - 1;
                child = old.twin;
            }
            edges.push(edge);
        }
    }
}

fn fresh<M>(mv: M, prior: f32) -> Edge<M> {
    Edge {
        mv,
        child: NONE,
        visits: 0,
        available: 0,
        value: 0.0,
        prior,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_was_not_possible_before_is_added() {
        let mut tree = Tree::new(100);
        tree.add(None, 0, &['a', 'b'], &[0.5, 0.5]);
        tree.add(Some(0), 0, &['x'], &[1.0]);
        assert_eq!(tree.place_of(0, 'b', 0), Some(1));
        assert_eq!(tree.place_of(0, 'c', 0), Some(2));
        assert_eq!(tree.place_of(0, 'c', 2), Some(2));
        let moves: String = tree.edges(0).iter().map(|edge| edge.mv).collect();
        assert_eq!(moves, "abc");
        assert_eq!(tree.child(tree.first_edge(0), 0), Some(1));
    }

    #[test]
    fn memory_is_bounded() {
        const MOST: usize = 1 << 19;
        let mut tree = Tree::new(MOST);
        let moves: Vec<_> = (0..4000).collect();
        let priors = vec![0.0; moves.len()];
        tree.add(None, 0, &moves, &priors);
        while tree.has_room(moves.len()) {
            tree.add(Some(0), tree.nodes.len() as u32, &moves, &priors);
        }
        let mut more = 4000;
        while tree.place_of(0, more, 0).is_some() {
            more += 1;
        }
        assert!(tree.edges.len() <= MOST);
        assert_eq!(tree.place_of(0, more, 0), None);
    }

    #[test]
    fn draws_are_told_apart() {
        let mut tree = Tree::new(100);
        tree.add(None, 0, &['a'], &[1.0]);
        let one = tree.add(Some(0), 1, &['x'], &[1.0]);
        let two = tree.add(Some(0), 2, &['y'], &[1.0]);
        assert_eq!(tree.child(0, 1), Some(one));
        assert_eq!(tree.child(0, 2), Some(two));
        assert_eq!(tree.child(0, 3), None);
    }

    #[test]
    fn descending_keeps_what_lies_below() {
        let mut tree = Tree::new(100);
        tree.add(None, 0, &['a', 'b'], &[0.5, 0.5]);
        tree.add(Some(0), 0, &['c'], &[1.0]);
        let b = tree.add(Some(1), 0, &['d', 'e'], &[0.5, 0.5]);
        let e = tree.first_edge(b) + 1;
        tree.edge_mut(e).visits = 7;
        tree.add(Some(e), 4, &['f'], &[1.0]);
        tree.add(Some(e), 5, &['g'], &[1.0]);
        tree.descend('b');
        assert_eq!(tree.edges(0)[1].visits, 7);
        let f = tree.child(tree.first_edge(0) + 1, 4).unwrap();
        assert_eq!(tree.edges(f)[0].mv, 'f');
        assert_eq!(tree.nodes.len(), 3);
        tree.descend('x');
        assert!(tree.is_empty());
    }
}
