//! The Parquet file.

use crate::Rows;
use crate::rows::mask_bytes;
use bytes::Bytes;
use parquet::basic::Compression;
use parquet::data_type::{
    ByteArray, DataType, FixedLenByteArray, FixedLenByteArrayType, FloatType, Int32Type, Int64Type,
};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use princely_encode::Encode;
use princely_house::{GamesError, Housed};
use serde_json::json;
use std::io::Write;
use std::sync::Arc;

/// Rows are written in groups of about this many.
const GROUP: usize = 1 << 16;

/// Why a data set could not be written.
#[derive(Debug, thiserror::Error)]
pub enum DatasetError {
    /// The games cannot be played.
    #[error(transparent)]
    Games(#[from] GamesError),
    /// The file cannot be written.
    #[error("the data set cannot be written: {0}")]
    Parquet(#[from] ParquetError),
}

/// Writes rows to a Parquet file, group by group.
pub struct Writer<W: Write + Send> {
    file: SerializedFileWriter<W>,
    rows: Rows,
    width: usize,
    mask: usize,
    chance: bool,
}

impl<W: Write + Send> Writer<W> {
    /// Begins a file for decisions of this game. What explains the columns stands in the file, under the key
    /// `princely`: the layout of tensors, the choices, the options, and what `about` adds. `chance` says whether rows have
    /// the chance to win.
    pub fn new<G: Housed + Encode>(
        game: &G,
        about: &serde_json::Value,
        chance: bool,
        out: W,
    ) -> Result<Writer<W>, DatasetError> {
        let (width, mask) = (G::WIDTH, mask_bytes(G::CHOICES));
        let expected = if chance { "required float chance;" } else { "" };
        let schema = format!(
            "message decision {{
                required int64 game;
                required int32 step;
                required int32 seat;
                required int32 round;
                required int32 choice;
                required float result;
                {expected}
                required fixed_len_byte_array({width}) tensor;
                required fixed_len_byte_array({mask}) mask;
            }}"
        );
        let layout = Encode::layout(game);
        let alphabet = game.alphabet();
        let parts: Vec<_> = layout
            .parts
            .iter()
            .map(|part| json!({ "name": part.name, "offset": part.offset, "shape": part.shape, "scale": part.scale }))
            .collect();
        let choices: Vec<_> = (0..alphabet.len() as u16).map(|choice| alphabet.text(choice)).collect();
        let explained = json!({
            "format": "princely-dataset/1",
            "game": G::ID,
            "rules": game.rules(),
            "options": game.options(),
            "encoding": layout.version,
            "layout": parts,
            "choices": choices,
            "about": about,
        });
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_dictionary_enabled(false)
            .set_statistics_enabled(EnabledStatistics::None)
            .set_created_by("princely".to_owned())
            .set_key_value_metadata(Some(vec![KeyValue::new("princely".to_owned(), explained.to_string())]))
            .build();
        let schema = Arc::new(parse_message_type(&schema)?);
        let file = SerializedFileWriter::new(out, schema, Arc::new(properties))?;
        Ok(Writer { file, rows: Rows::default(), width, mask, chance })
    }

    /// Adds the decisions of a game.
    pub fn add(&mut self, mut rows: Rows) -> Result<(), DatasetError> {
        self.rows.append(&mut rows);
        if self.rows.len() >= GROUP { self.flush() } else { Ok(()) }
    }

    /// Writes what is left, and ends the file.
    pub fn finish(mut self) -> Result<W, DatasetError> {
        self.flush()?;
        Ok(self.file.into_inner()?)
    }

    /// Writes a group of rows.
    fn flush(&mut self) -> Result<(), DatasetError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let rows = std::mem::take(&mut self.rows);
        let mut group = self.file.next_row_group()?;
        column::<Int64Type, _>(&mut group, &rows.games)?;
        for numbers in [&rows.steps, &rows.seats, &rows.rounds, &rows.choices] {
            column::<Int32Type, _>(&mut group, numbers)?;
        }
        column::<FloatType, _>(&mut group, &rows.results)?;
        if self.chance {
            column::<FloatType, _>(&mut group, &rows.chances)?;
        }
        column::<FixedLenByteArrayType, _>(&mut group, &cut(rows.tensors, self.width))?;
        column::<FixedLenByteArrayType, _>(&mut group, &cut(rows.masks, self.mask))?;
        group.close()?;
        Ok(())
    }
}

/// Cuts bytes into rows, without a copy.
fn cut(bytes: Vec<u8>, width: usize) -> Vec<FixedLenByteArray> {
    let bytes = Bytes::from(bytes);
    (0..bytes.len() / width.max(1))
        .map(|row| ByteArray::from(bytes.slice(row * width..(row + 1) * width)).into())
        .collect()
}

fn column<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
) -> Result<(), DatasetError> {
    if let Some(mut column) = group.next_column()? {
        column.typed::<T>().write_batch(values, None, None)?;
        column.close()?;
    }
    Ok(())
}
